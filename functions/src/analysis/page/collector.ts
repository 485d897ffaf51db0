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
/** Most texts that are collected at a time; links inside headings inside quotations need three. */
const MAX_READERS = 20;
/** Classes repeat: what each says is kept, up to this many. */
const MAX_KNOWN_CLASSES = 2_000;
/** Longest id or class that is looked at, in characters. */
const LONGEST_NAMES = 300;

/** Builds a {@link Page} from the events of one pass: what is open, where we are, what can be read there. */
export class PageCollector {
  readonly #draft: Draft = newDraft();
  readonly #itemTypes: string[] = [];
  readonly #blocks: TextBlock[] = [];
  readonly #hintOfClass = new Map<string, NameHint>();
  readonly #place: Place;
  #hasTestimonials = false;
  readonly #running = new TextCollector(BLOCK);
  readonly #open: Open[] = [];
  readonly #readers: TextCollector[] = [];
  readonly #regions: Region[] = [];
  #depth = 0;
  #nodes = 0;
  /** Depth of the element whose content is not read; 0: everything is. */
  #unread = 0;
  #keptText = 0;
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
          done(text.take());
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

  openTag(name: string, attributes: Attributes): void {
    this.#depth++;
    this.#nodes++;
    if (this.#unread > 0) return;
    const kind = ELEMENTS.get(name);
    if (kind) this.#partText(kind);
    if (attributes.itemtype) this.#itemTypes.push(attributes.itemtype.slice(0, 200));
    const region = this.#regionOf(kind, attributes);
    if (region) {
      this.#regions.push(region);
      this.#open.push({ depth: this.#depth, close: () => this.#regions.pop(), text: null });
    }
    if (kind?.unread) this.#unread = this.#depth;
    HANDLERS.get(name)?.(this.#draft, attributes, this.#place);
  }

  closeTag(name: string): void {
    if (this.#unread === 0) {
      const kind = ELEMENTS.get(name);
      if (kind) this.#partText(kind);
    }
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
    const { title, noscript, inHead: _inHead, fields: _fields, ...lists } = this.#draft;
    return {
      ...lists,
      title: title ?? '',
      noscript: noscript.trim(),
      itemTypes: this.#itemTypes,
      blocks: this.#blocks,
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
    const known = this.#hintOfClass.get(classes);
    if (known) return known.region;
    const hint = hintOf(classes.slice(0, LONGEST_NAMES));
    if (this.#hintOfClass.size < MAX_KNOWN_CLASSES) this.#hintOfClass.set(classes, hint);
    return this.#take(hint);
  }

  #take({ region, testimonials }: NameHint): Region | undefined {
    if (testimonials) this.#hasTestimonials = true;
    return region;
  }
}
