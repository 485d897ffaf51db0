import { type Draft, HANDLERS, newDraft, type Place } from './draft.ts';
import {
  type Attributes,
  ELEMENTS,
  type ElementKind,
  hintOf,
  type NameHint,
  regionOfRole,
} from './elements.ts';
import type { Page, Region, TextBlock } from './page.ts';
import { squeeze, TextCollector, tidied } from './text.ts';

/** An element that is open and has something to do when it closes. */
interface Open {
  readonly depth: number;
  readonly close: () => void;
  /** Collects the text inside, when someone wants it. */
  readonly text: TextCollector | null;
}

/** Longest running text of one block, in characters. */
const BLOCK = 20_000;
/**
 * Running text that is kept: this many characters from the start, and of the end, where imprints and addresses stand,
 * this many characters in this many blocks. The middle of a longer text is counted and left out.
 */
const START_TEXT = 100_000;
const END_TEXT = 40_000;
const END_BLOCKS = 200;
/** Types of microdata that are kept. */
const MAX_ITEM_TYPES = 500;
/** Most texts that are collected at a time; links inside headings inside quotations need three. */
const MAX_READERS = 20;
/** Classes repeat: what each says is kept, up to this many. */
const MAX_KNOWN_CLASSES = 2_000;
/** Longest id or class that is looked at, in characters. */
const LONGEST_NAMES = 300;

/** Whether an attribute says something on any element. */
export const isName = (attribute: string): boolean =>
  attribute === 'class' || attribute === 'id' || attribute === 'role' || attribute === 'itemtype';

const lengthOf = (blocks: readonly TextBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

/** The last of the blocks that fit into what is kept of the end. */
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

/** Builds a {@link Page} from the events of one pass: what is open, where we are, what can be read there. */
export class PageCollector {
  readonly #draft: Draft = newDraft();
  readonly #itemTypes: string[] = [];
  readonly #blocks: TextBlock[] = [];
  readonly #lastBlocks: TextBlock[] = [];
  readonly #hintOfClass = new Map<string, NameHint>();
  readonly #place: Place;
  #hasTestimonials = false;
  readonly #running = new TextCollector(BLOCK);
  readonly #open: Open[] = [];
  readonly #readers: TextCollector[] = [];
  readonly #regions: Region[] = [];
  /** Kinds of the open elements, outermost first, so that closing one needs no look-up. */
  readonly #kinds: (ElementKind | undefined)[] = [];
  #depth = 0;
  #nodes = 0;
  /** Depth of the element whose content is not read; 0: everything is. */
  #unread = 0;
  #keptText = 0;
  /** Characters in the last blocks. */
  #endText = 0;
  #words = 0;
  /** Words outside navigation. */
  #at = 0;

  constructor() {
    const region = (): Region => this.#regions.at(-1) ?? 'main';
    const at = (): number => this.#at;
    this.#place = {
      get region() {
        return region();
      },
      get at() {
        return at();
      },
      say: (text) => {
        for (const reader of this.#readers) reader.add(text);
      },
      whenRead: (limit, done) => {
        if (this.#readers.length >= MAX_READERS) return;
        const text = new TextCollector(limit);
        const close = (): void => {
          this.#readers.splice(this.#readers.indexOf(text), 1);
          done(squeeze(text.take()));
        };
        this.#readers.push(text);
        this.#open.push({ depth: this.#depth, close, text });
      },
    };
  }

  get depth(): number {
    return this.#depth;
  }

  get nodes(): number {
    return this.#nodes;
  }

  /** Which attributes of an element that opens now would be looked at. */
  wantedOf(name: string): 'all' | 'names' | 'none' {
    if (this.#unread > 0) return 'none';
    return HANDLERS.has(name) ? 'all' : 'names';
  }

  openTag(name: string, attributes: Attributes): void {
    this.#depth++;
    this.#nodes++;
    const kind = this.#unread > 0 ? undefined : ELEMENTS.get(name);
    this.#kinds.push(kind);
    if (this.#unread > 0) return;
    if (kind) this.#partText(kind);
    if (attributes.itemtype && this.#itemTypes.length < MAX_ITEM_TYPES) {
      this.#itemTypes.push(attributes.itemtype.slice(0, 200));
    }
    const region = this.#regionOf(kind, attributes);
    if (region) {
      this.#regions.push(region);
      this.#open.push({ depth: this.#depth, close: () => this.#regions.pop(), text: null });
    }
    if (kind?.unread) this.#unread = this.#depth;
    HANDLERS.get(name)?.(this.#draft, attributes, this.#place);
  }

  closeTag(name: string): void {
    const kind = this.#kinds.pop();
    if (kind && this.#unread === 0) this.#partText(kind);
    while (this.#open[this.#open.length - 1]?.depth === this.#depth) this.#open.pop()?.close();
    if (this.#unread === this.#depth) this.#unread = 0;
    if (this.#draft.inHead && name === 'head') this.#draft.inHead = false;
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
    const {
      title,
      noscript,
      inHead: _inHead,
      fields: _fields,
      jsonLdLength: _length,
      ...lists
    } = this.#draft;
    return {
      ...lists,
      title: title ?? '',
      noscript: noscript.trim(),
      itemTypes: this.#itemTypes,
      blocks: [...this.#blocks, ...endOf(this.#lastBlocks)],
      hasTestimonials: this.#hasTestimonials,
      wordCount: this.#words,
      nodes: this.#nodes,
      truncated,
    };
  }

  #say(piece: string): void {
    this.#running.add(piece);
    for (const reader of this.#readers) reader.add(piece);
  }

  #endBlock(): void {
    for (const reader of this.#readers) reader.add(' ');
    const raw = this.#running.take();
    if (raw === '') return;
    const { text, words } = tidied(raw);
    if (text === '') return;
    const region = this.#regions.at(-1) ?? 'main';
    this.#words += words;
    if (region !== 'nav') this.#at += words;
    if (this.#keptText < START_TEXT) {
      this.#keptText += text.length;
      this.#blocks.push({ text, region, words });
      return;
    }
    this.#lastBlocks.push({ text, region, words });
    this.#endText += text.length;
    if (this.#lastBlocks.length < 2 * END_BLOCKS && this.#endText < 2 * END_TEXT) return;
    const kept = endOf(this.#lastBlocks);
    this.#lastBlocks.splice(0, this.#lastBlocks.length - kept.length);
    this.#endText = lengthOf(kept);
  }

  #partText({ parts }: ElementKind): void {
    if (parts === 'blocks') this.#endBlock();
    else if (parts === 'words') this.#say(' ');
  }

  #regionOf(kind: ElementKind | undefined, { role, id, class: classes }: Attributes): Region | undefined {
    const named = role === undefined ? undefined : regionOfRole(role);
    if (named || !kind?.plainBox) return named ?? kind?.region ?? undefined;
    const byId = id ? this.#take(hintOf(id.slice(0, LONGEST_NAMES))) : undefined;
    return byId ?? (classes ? this.#hintOfClasses(classes) : undefined);
  }

  #hintOfClasses(classes: string): Region | undefined {
    const names = classes.slice(0, LONGEST_NAMES);
    const known = this.#hintOfClass.get(names);
    if (known) return known.region;
    const hint = hintOf(names);
    if (this.#hintOfClass.size < MAX_KNOWN_CLASSES) this.#hintOfClass.set(names, hint);
    return this.#take(hint);
  }

  #take({ region, testimonials }: NameHint): Region | undefined {
    if (testimonials) this.#hasTestimonials = true;
    return region;
  }
}
