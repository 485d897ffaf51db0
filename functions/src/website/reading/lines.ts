/**
 * Splits streamed text into lines.
 * @param maxLength maximum characters per line; beyond it, `onTooLong` is called once, and nothing else afterward
 */
export function createLineReader(
  maxLength: number,
  onLine: (line: string) => void,
  onTooLong: () => void,
): (chunk: string) => void {
  let rest = '';
  let ended = false;
  return (chunk) => {
    if (ended) return;
    const [first = '', ...further] = chunk.split('\n');
    const lines = [rest + first, ...further];
    rest = lines.pop() ?? '';
    ended = rest.length > maxLength || lines.some(({ length }) => length > maxLength);
    if (ended) {
      rest = '';
      return onTooLong();
    }
    for (const line of lines) onLine(line);
  };
}
