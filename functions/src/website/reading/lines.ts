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
  let hasEnded = false;
  return (chunk) => {
    if (hasEnded) return;
    const [first = '', ...further] = chunk.split('\n');
    const lines = [rest + first, ...further];
    rest = lines.pop() ?? '';
    hasEnded = rest.length > maxLength || lines.some(({ length }) => length > maxLength);
    if (hasEnded) {
      rest = '';
      return onTooLong();
    }
    for (const line of lines) onLine(line);
  };
}
