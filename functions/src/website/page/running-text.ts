import type { Inside } from './elements.ts';
import type { BlockKind, PageElement, Region, TextBlock } from './page.ts';
import { TextCollector, tidy } from './text.ts';

const MAX_BLOCK_LENGTH = 20_000;
/**
 * Stored running text: characters from the start; characters and blocks from the end, where imprints and addresses are.
 * The middle of a longer text is only counted.
 */
const MAX_START_LENGTH = 100_000;
const MAX_END_LENGTH = 40_000;
const MAX_END_BLOCKS = 200;
const MAX_LABEL_WORDS = 12;
const MIN_LINK_SHARE = 0.85;

const sumLengths = (blocks: readonly TextBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

function takeEnd(blocks: readonly TextBlock[]): readonly TextBlock[] {
  let room = MAX_END_LENGTH;
  let start = blocks.length;
  for (const { text } of blocks.slice(-MAX_END_BLOCKS).toReversed()) {
    room -= text.length;
    if (room < 0) break;
    start--;
  }
  return blocks.slice(start);
}

export class RunningText {
  readonly #blocks: TextBlock[] = [];
  readonly #lastBlocks: TextBlock[] = [];
  readonly #text = new TextCollector(MAX_BLOCK_LENGTH);
  level = 0;
  testimonialDepth = 0;
  /** The pending number that a script counts up to. */
  counter = '';
  #startLength = 0;
  #endLength = 0;
  #blockCount = 0;
  #wordCount = 0;
  #linkCount = 0;
  #linkedLength = 0;
  #length = 0;
  #textCount = 0;
  #lineEnded = false;

  get blockOffset(): number {
    return this.#blockCount;
  }
  get words(): number {
    return this.#wordCount;
  }
  get textCount(): number {
    return this.#textCount;
  }
  /** The open block ends in a word, so the next piece may need a space. */
  get endsInWord(): boolean {
    return this.#length > 1 && !this.#lineEnded;
  }

  /** The open block ends within an e-mail address, which a line break does not split. */
  get endsInAddress(): boolean {
    return this.#text.endsWith('@');
  }

  consumeCounter(): string {
    const { counter } = this;
    this.counter = '';
    return counter;
  }

  countLink(): void {
    this.#linkCount++;
  }

  /** Records a line break; returns whether it is the second in a row, which ends the block. */
  addLineBreak(): boolean {
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
    if (inLink) this.#linkedLength += piece.length;
  }

  endBlock(region: Region, inside: Readonly<Record<Inside, number>>, getElement: () => PageElement): void {
    this.#lineEnded = false;
    const links = this.#linkCount;
    const isLinked = this.#linkedLength >= MIN_LINK_SHARE * this.#length;
    this.#linkCount = inside.link;
    this.#linkedLength = 0;
    this.#length = 0;
    const raw = this.#text.consume();
    if (raw === '') return;
    const { text, words } = tidy(raw);
    if (text === '') return;
    this.#wordCount += words;
    const isLabel = isLinked && links > 0 && (words <= MAX_LABEL_WORDS || links > 1);
    const { level } = this;
    const kind: BlockKind = level > 0 ? 'heading' : isLabel ? 'label' : getBlockKind(inside);
    const isTestimonial = this.testimonialDepth > 0;
    this.#keep({ text, region, words, kind, level, isTestimonial, element: getElement() });
  }

  blocks(): readonly TextBlock[] {
    return [...this.#blocks, ...takeEnd(this.#lastBlocks)];
  }

  #keep(block: TextBlock): void {
    if (this.#startLength < MAX_START_LENGTH) {
      this.#startLength += block.text.length;
      this.#blockCount++;
      this.#blocks.push(block);
      return;
    }
    this.#lastBlocks.push(block);
    this.#endLength += block.text.length;
    if (this.#lastBlocks.length < 2 * MAX_END_BLOCKS && this.#endLength < 2 * MAX_END_LENGTH) return;
    const stored = takeEnd(this.#lastBlocks);
    this.#lastBlocks.splice(0, this.#lastBlocks.length - stored.length);
    this.#endLength = sumLengths(stored);
  }
}

const getBlockKind = ({ quote, form, item }: Readonly<Record<Inside, number>>): BlockKind =>
  quote > 0 ? 'quote' : form > 0 ? 'form' : item > 0 ? 'item' : 'text';
