import type { Inside } from './elements.ts';
import type { BlockKind, Region, TextBlock } from './page.ts';
import { TextCollector, tidy } from './text.ts';

/** Maximum running text per block, in characters. */
const MAX_BLOCK_LENGTH = 20_000;
/**
 * Stored running text: characters from the start; characters and blocks from the end, where imprints and addresses are.
 * The middle of a longer text is only counted.
 */
const START_TEXT = 100_000;
const END_TEXT = 40_000;
const END_BLOCKS = 200;
/** Maximum words of a link that is a label rather than a card. */
const LABEL_WORDS = 12;
/** Minimum share of a block's characters in links, for a block of links. */
const ALL_LINKS = 0.85;

const lengthOf = (blocks: readonly TextBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

/** The last blocks that fit into the stored end. */
function endOf(blocks: readonly TextBlock[]): readonly TextBlock[] {
  let room = END_TEXT;
  let start = blocks.length;
  for (const { text } of blocks.slice(-END_BLOCKS).toReversed()) {
    room -= text.length;
    if (room < 0) break;
    start--;
  }
  return blocks.slice(start);
}

/** Collects the page's text, block by block. */
export class RunningText {
  readonly #blocks: TextBlock[] = [];
  readonly #lastBlocks: TextBlock[] = [];
  readonly #text = new TextCollector(MAX_BLOCK_LENGTH);
  /** Level of the open heading; 0: none. */
  level = 0;
  /** Number of open boxes with testimonials. */
  testimonialDepth = 0;
  /** The pending number that a script counts up to. */
  counter = '';
  #startText = 0;
  /** Characters in the last blocks. */
  #endText = 0;
  #count = 0;
  #words = 0;
  /** Words outside navigation. */
  #wordOffset = 0;
  #links = 0;
  #linked = 0;
  #length = 0;
  #textCount = 0;
  #lineEnded = false;

  get wordOffset(): number {
    return this.#wordOffset;
  }
  get blockOffset(): number {
    return this.#count;
  }
  get words(): number {
    return this.#words;
  }
  /** Number of non-blank text pieces so far. */
  get textCount(): number {
    return this.#textCount;
  }
  /** The open block ends in a word, so the next piece may need a space. */
  get endsInWord(): boolean {
    return this.#length > 1 && !this.#lineEnded;
  }

  /** Returns and clears {@link counter}. */
  consumeCounter(): string {
    const { counter } = this;
    this.counter = '';
    return counter;
  }

  countLink(): void {
    this.#links++;
  }

  /** Records a line break; returns whether it is the second in a row, which ends the block. */
  endsLine(): boolean {
    const wasEnded = this.#lineEnded;
    this.#lineEnded = true;
    return wasEnded;
  }

  add(piece: string, inLink: boolean): void {
    this.#text.add(piece);
    if (piece === ' ' || piece.trim() === '') return;
    this.#lineEnded = false;
    this.#textCount++;
    this.#length += piece.length;
    if (inLink) this.#linked += piece.length;
  }

  /** Closes the current block unless it is empty. */
  endBlock(region: Region, inside: Readonly<Record<Inside, number>>): void {
    this.#lineEnded = false;
    const links = this.#links;
    const isLinked = this.#linked >= ALL_LINKS * this.#length;
    this.#links = inside.link;
    this.#linked = 0;
    this.#length = 0;
    const raw = this.#text.consume();
    if (raw === '') return;
    const { text, words } = tidy(raw);
    if (text === '') return;
    this.#words += words;
    if (region !== 'nav' && region !== 'consent' && region !== 'hidden') this.#wordOffset += words;
    const isLabel = isLinked && links > 0 && (words <= LABEL_WORDS || links > 1);
    const { level } = this;
    const kind: BlockKind = level > 0 ? 'heading' : isLabel ? 'label' : blockKindIn(inside);
    this.#keep({ text, region, words, kind, level, isTestimonial: this.testimonialDepth > 0 });
  }

  /** All stored blocks in page order. */
  blocks(): readonly TextBlock[] {
    return [...this.#blocks, ...endOf(this.#lastBlocks)];
  }

  #keep(block: TextBlock): void {
    if (this.#startText < START_TEXT) {
      this.#startText += block.text.length;
      this.#count++;
      this.#blocks.push(block);
      return;
    }
    this.#lastBlocks.push(block);
    this.#endText += block.text.length;
    if (this.#lastBlocks.length < 2 * END_BLOCKS && this.#endText < 2 * END_TEXT) return;
    const stored = endOf(this.#lastBlocks);
    this.#lastBlocks.splice(0, this.#lastBlocks.length - stored.length);
    this.#endText = lengthOf(stored);
  }
}

const blockKindIn = ({ quote, form, item }: Readonly<Record<Inside, number>>): BlockKind =>
  quote > 0 ? 'quote' : form > 0 ? 'form' : item > 0 ? 'item' : 'text';
