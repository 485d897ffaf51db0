/** Maximum length of a response, in characters; many times that of a valid one. */
const MAX_LENGTH = 40_000;

/** Parses the objects of a JSON array, by itself or in an object, while it streams in. */
export interface ObjectReader {
  /** Returns the objects that this chunk completes. Throws if the text is invalid or too long. */
  readonly push: (chunk: string) => readonly unknown[];
}

/** @example createObjectReader().push('[{"a":1},{"b"') // [{ a: 1 }] */
export function createObjectReader(): ObjectReader {
  let text = '';
  let position = 0;
  let start = 0;
  /** The brackets that are open, and how many there were at the object's start; -1 outside. */
  const open: string[] = [];
  let outside = -1;
  let isInString = false;
  let isEscaped = false;

  /** Consumes a character. Returns whether it ends an object. */
  const consumeCharacter = (character: string): boolean => {
    if (isInString) {
      if (isEscaped) isEscaped = false;
      else if (character === '\\') isEscaped = true;
      else if (character === '"') isInString = false;
      return false;
    }
    if (character === '"') isInString = true;
    if (character === '{' && outside === -1 && open.at(-1) === '[') {
      start = position;
      outside = open.length;
    }
    if (character === '{' || character === '[') open.push(character);
    if (character !== '}' && character !== ']') return false;
    open.pop();
    if (open.length !== outside) return false;
    outside = -1;
    return true;
  };

  return {
    push: (chunk) => {
      text += chunk;
      if (text.length > MAX_LENGTH) throw new Error('The response is too long.');
      const objects: unknown[] = [];
      for (; position < text.length; position += 1) {
        if (consumeCharacter(text.charAt(position)))
          objects.push(JSON.parse(text.slice(start, position + 1)));
      }
      return objects;
    },
  };
}
