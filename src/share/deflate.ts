/** Maximum inflated size in bytes; guards against decompression bombs. */
const MAX_INFLATED_BYTES = 1_000_000;

/** Compresses a text into letters, digits, `-` and `_`. */
export async function deflate(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Reverses {@link deflate}.
 * @throws if the text is invalid or inflates to more than a million bytes
 */
export async function inflate(letters: string): Promise<string> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let length = 0;
  let text = '';
  const reader = stream.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.length;
    if (length > MAX_INFLATED_BYTES) {
      await reader.cancel();
      throw new RangeError('The text is too long.');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
