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

/** The domain and its parents, nearest first: DMARC is looked up for each. */
function listParentDomains(domain: string): readonly string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
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

  const spf = (await resolveTxtRecords(dns, domain)).filter((record) => /^v=spf1(?: |$)/i.test(record));
  if (spf.length !== 1)
    errors.push(`SPF: ${domain} has ${spf.length} v=spf1 records (TXT); receivers expect exactly one.`);
  else if (/ \+?all\b/i.test(spf[0] ?? '')) errors.push(`SPF: ${domain} allows any sender (+all).`);

  if (dkimSelector !== null) {
    const name = `${dkimSelector}._domainkey.${domain}`;
    const keys = (await resolveTxtRecords(dns, name)).filter((record) =>
      /(?:^|;)\s*p=\s*[^;\s]/i.test(record),
    );
    if (keys.length === 0) errors.push(`DKIM: no key at ${name} (TXT).`);
  }

  const policies: string[] = [];
  for (const each of listParentDomains(domain)) {
    policies.push(
      ...(await resolveTxtRecords(dns, `_dmarc.${each}`)).filter((record) => /^v=DMARC1\b/i.test(record)),
    );
    if (policies.length > 0) break;
  }
  if (policies.length === 0) errors.push(`DMARC: no policy at _dmarc.${domain} (TXT).`);
  return errors;
}
