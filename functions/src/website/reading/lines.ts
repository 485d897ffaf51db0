/**
 * Splits streamed text into lines.
 * @param maxLength maximum characters per line; beyond it, `tooLong` is called once, and nothing afterward
 */
export function lineReader(
  maxLength: number,
  onLine: (line: string) => void,
  onTooLong: () => void,
): (piece: string) => void {
  let rest = '';
  let ended = false;
  return (piece) => {
    if (ended) return;
    const [first = '', ...further] = piece.split('\n');
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
