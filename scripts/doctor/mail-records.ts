/** Checks the sender domain's DNS records: SPF, DKIM and DMARC. */
import type { Resolver } from 'node:dns/promises';

type Txt = Pick<Resolver, 'resolveTxt'>;

/** The TXT records of a name; empty if it does not exist. @throws if the name server does not respond */
async function resolveTxtRecords(dns: Txt, name: string): Promise<readonly string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA'))
      return [];
    throw new Error(`No name server answered for ${name}. Check the network connection, and try again.`);
  }
}

/**
 * @param dkimSelector null: skip DKIM
 * @returns a message for each missing or invalid record
 */
export async function findMailRecordErrors(
  dns: Txt,
  sender: string,
  dkimSelector: string | null,
): Promise<readonly string[]> {
  const domain = sender.split('@').at(-1) ?? '';
  const errors: string[] = [];
  const find = async (name: string, record: RegExp) =>
    (await resolveTxtRecords(dns, name)).filter((text) => record.test(text));

  const spf = await find(domain, /^v=spf1(?: |$)/i);
  if (spf.length !== 1)
    errors.push(`SPF: ${domain} has ${spf.length} v=spf1 records (TXT); receivers expect exactly one.`);
  else if (/ \+?all\b/i.test(spf[0] ?? '')) errors.push(`SPF: ${domain} allows any sender (+all).`);

  const key = `${dkimSelector}._domainkey.${domain}`;
  if (dkimSelector !== null && (await find(key, /(?:^|;)\s*p=\s*[^;\s]/i)).length === 0)
    errors.push(`DKIM: no key at ${key} (TXT).`);

  // A policy of a parent also counts.
  const labels = domain.split('.');
  let hasPolicy = false;
  for (let parent = 0; parent < labels.length - 1 && !hasPolicy; parent += 1)
    hasPolicy = (await find(`_dmarc.${labels.slice(parent).join('.')}`, /^v=DMARC1\b/i)).length > 0;
  if (!hasPolicy) errors.push(`DMARC: no policy at _dmarc.${domain} (TXT).`);
  return errors;
}
