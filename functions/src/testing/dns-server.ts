import { createSocket } from 'node:dgram';
import { isIP } from 'node:net';

/** A DNS server on loopback. It returns each name's answers in turn and repeats the last one. */
export interface DnsServer {
  /** In a resolver's format: `127.0.0.1:5353`. */
  readonly address: string;
  /** Queries so far, as `A name` or `AAAA name`. */
  readonly queries: string[];
  close(): Promise<void>;
}

const TYPES: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };
const NXDOMAIN = 3;

/** Parses the name, type and end of a query's first question. */
function parseQuestion(query: Buffer): {
  readonly name: string;
  readonly type: 'A' | 'AAAA' | null;
  readonly end: number;
} {
  const labels: string[] = [];
  let offset = 12;
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString('latin1', offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  return {
    name: labels.join('.').toLowerCase(),
    type: TYPES[query.readUInt16BE(offset + 1)] ?? null,
    end: offset + 5,
  };
}

/** Converts an address to bytes; IPv6 only in full or with `::`. */
function toBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string | undefined): number[] =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const zeros = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<number>(tail === undefined ? 0 : zeros).fill(0), ...groups(tail)];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]));
}

function createResponse(query: Buffer, end: number, addresses: readonly string[] | undefined): Buffer {
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (addresses ? 0 : NXDOMAIN), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses?.length ?? 0, 6);
  const records = (addresses ?? []).map((address) => {
    const data = toBytes(address);
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(data.length === 4 ? 1 : 28, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(0, 6);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([header, query.subarray(12, end), ...records]);
}

/**
 * @param zone answers in turn by name; unknown names don't exist, and `silent` gets no response
 * @param silent record type that gets no response for any name
 */
export async function startDnsServer(
  zone: Readonly<Record<string, readonly (readonly string[])[] | 'silent'>>,
  silent?: 'A' | 'AAAA',
): Promise<DnsServer> {
  const queries: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, end } = parseQuestion(query);
    const answers = Object.hasOwn(zone, name) ? zone[name] : undefined;
    queries.push(`${type} ${name}`);
    if (answers === 'silent' || type === silent) return;
    const previousCount = queries.filter((question) => question === `${type} ${name}`).length - 1;
    const answer = answers?.[Math.min(previousCount, answers.length - 1)];
    const matchingAddresses = answer?.filter((address) => (isIP(address) === 4) === (type === 'A'));
    socket.send(createResponse(query, end, matchingAddresses), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    queries,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
