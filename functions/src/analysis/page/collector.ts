import { type Draft, HANDLERS, newDraft, type Place } from './draft.ts';
import { type Attributes, BLOCKS, regionOf, UNREAD } from './elements.ts';
import type { Page, Region, TextBlock } from './page.ts';
import { countWords, TextCollector } from './text.ts';

/** An element that is open and has something to do when it closes. */
interface Open {
  readonly depth: number;
  readonly close: () => void;
  /** Collects the text inside, when someone wants it. */
  readonly text: TextCollector | null;
}

/** Longest running text that is kept, for one block and for all, in characters. */
const BLOCK = 20_000;
const ALL_BLOCKS = 300_000;
/** Most ids and classes that are looked at for hints. */
const MAX_HINTS = 5_000;
const HINT = /[a-z]{4,}/g;

/** Builds a {@link Page} from the events of one pass: what is open, where we are, what can be read there. */
export class PageCollector {
  readonly #draft: Draft = newDraft();
  readonly #itemTypes: string[] = [];
  readonly #blocks: TextBlock[] = [];
  readonly #hints = new Set<string>();
  readonly #running = new TextCollector(BLOCK);
  readonly #open: Open[] = [];
  readonly #regions: Region[] = [];
  #depth = 0;
  #nodes = 0;
  /** Depth of the element whose content is not read; 0: everything is. */
  #unread = 0;
  #keptText = 0;
  #words = 0;
  /** Words outside navigation. */
  #at = 0;

  get depth(): number {
    return this.#depth;
  }

  get nodes(): number {
    return this.#nodes;
  }

  openTag(name: string, attributes: Attributes): void {
    this.#depth++;
    this.#nodes++;
    if (this.#unread > 0) return;
    if (BLOCKS.has(name)) this.#endBlock();
    else if (name === 'a' || name === 'button') this.#say(' ');
    this.#readHints(attributes);
    const region = regionOf(name, attributes);
    if (region) {
      this.#regions.push(region);
      this.#open.push({ depth: this.#depth, close: () => this.#regions.pop(), text: null });
    }
    if (UNREAD.has(name)) this.#unread = this.#depth;
    if (Object.hasOwn(HANDLERS, name)) HANDLERS[name]?.(this.#draft, attributes, this.#place());
  }

  closeTag(name: string): void {
    if (this.#unread === 0 && BLOCKS.has(name)) this.#endBlock();
    else if (this.#unread === 0 && (name === 'a' || name === 'button')) this.#say(' ');
    while (this.#open.at(-1)?.depth === this.#depth) this.#open.pop()?.close();
    if (this.#unread === this.#depth) this.#unread = 0;
    if (name === 'head') this.#draft.inHead = false;
    this.#depth--;
  }

  text(piece: string): void {
    if (this.#unread === 0) this.#say(piece);
    else {
      const last = this.#open.at(-1);
      if (last?.depth === this.#unread) last.text?.add(piece);
    }
  }

  finish(truncated: boolean): Page {
    this.#endBlock();
    while (this.#open.length > 0) this.#open.pop()?.close();
    const { title, noscript, inHead: _inHead, fields: _fields, ...lists } = this.#draft;
    return {
      ...lists,
      title: title ?? '',
      noscript: noscript.trim(),
      itemTypes: this.#itemTypes,
      blocks: this.#blocks,
      hints: this.#hints,
      wordCount: this.#words,
      nodes: this.#nodes,
      truncated,
    };
  }

  #say(piece: string): void {
    this.#running.add(piece);
    for (const { text } of this.#open) text?.add(piece);
  }

  #place(): Place {
    return {
      region: this.#regions.at(-1) ?? 'main',
      at: this.#at,
      say: (text) => {
        for (const open of this.#open) open.text?.add(text);
      },
      whenRead: (limit, done) => {
        const text = new TextCollector(limit);
        this.#open.push({ depth: this.#depth, close: () => done(text.take()), text });
      },
    };
  }

  #endBlock(): void {
    for (const { text } of this.#open) text?.add(' ');
    const text = this.#running.take();
    if (text === '') return;
    const words = countWords(text);
    const region = this.#regions.at(-1) ?? 'main';
    this.#words += words;
    if (region !== 'nav') this.#at += words;
    if (this.#keptText > ALL_BLOCKS) return;
    this.#keptText += text.length;
    this.#blocks.push({ text, region, words });
  }

  #readHints({ id, class: classes, itemtype }: Attributes): void {
    if (itemtype) this.#itemTypes.push(itemtype.slice(0, 200));
    if (this.#hints.size > MAX_HINTS) return;
    for (const names of [id, classes]) {
      if (!names) continue;
      for (const [word] of names.slice(0, 500).toLowerCase().matchAll(HINT)) this.#hints.add(word);
    }
  }
}
