/**
 * Splits streamed text into lines.
 * @param longest maximum characters per line; beyond it, `tooLong` is called once, and nothing afterward
 */
export function lineReader(
  longest: number,
  onLine: (line: string) => void,
  tooLong: () => void,
): (piece: string) => void {
  let rest = '';
  let ended = false;
  return (piece) => {
    if (ended) return;
    const [first = '', ...further] = piece.split('\n');
    const lines = [rest + first, ...further];
    rest = lines.pop() ?? '';
    ended = rest.length > longest || lines.some(({ length }) => length > longest);
    if (ended) {
      rest = '';
      return tooLong();
    }
    for (const line of lines) onLine(line);
  };
}
