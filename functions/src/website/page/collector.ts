import { type Draft, type ElementContext, HANDLERS, newDraft } from './draft.ts';
import { type Attributes, ELEMENTS, type ElementKind, type Inside, regionOfRole } from './elements.ts';
import { COUNTER_START, COUNTERS, counterOf, fillableNames } from './filled-later.ts';
import { Hints, isHidden, type NameHint, NO_HINT } from './hints.ts';
import type { Page, Region } from './page.ts';
import { RunningText } from './running-text.ts';
import { squeeze, TextCollector } from './text.ts';

/** An open element with work to do when it closes. */
interface Open {
  readonly depth: number;
  readonly close: () => void;
  /** Collects the text inside, if needed. */
  readonly text: TextCollector | null;
}

/** Maximum numbers of stored microdata types, ids and empty elements. */
const MAX_ITEM_TYPES = 500;
const MAX_IDS = 2_000;
const MAX_EMPTY = 200;
/** Maximum texts collected at a time; links inside headings inside quotations need three. */
const MAX_READERS = 20;
/** Maximum length of an id or class, in characters. */
const MAX_NAMES_LENGTH = 300;
/** Maximum open elements that wait to be closed. */
const MAX_OPEN = 600;

const NAMES: ReadonlySet<string> = new Set([
  ...['class', 'id', 'role', 'itemtype', 'hidden', 'style', 'data-include', 'w3-include-html', 'hx-get'],
  ...COUNTERS,
]);

/** Attributes of an element without relevant ones. */
export const NO_ATTRIBUTES: Attributes = {};

/** Whether an attribute is relevant on any element. */
export const isRelevantAttribute = (attribute: string): boolean => NAMES.has(attribute);

/** Builds a {@link Page} from the parser's events. */
export class PageCollector {
  readonly #draft: Draft = newDraft();
  readonly #itemTypes: string[] = [];
  readonly #ids = new Set<string>();
  readonly #hints = new Hints();
  readonly #context: ElementContext;
  readonly #running = new RunningText();
  readonly #open: Open[] = [];
  readonly #readers: TextCollector[] = [];
  readonly #regions: Region[] = [];
  /** Kinds of the open elements, outermost first, so that closing one needs no lookup. */
  readonly #kinds: (ElementKind | undefined)[] = [];
  readonly #inside: Record<Inside, number> = { link: 0, item: 0, quote: 0, form: 0, article: 0 };
  #depth = 0;
  #nodes = 0;
  /** Depth of the element whose content is skipped; 0: none. */
  #skippedDepth = 0;
  /** The previous sibling was an inline box, with nothing after it. */
  #afterSpan = false;

  constructor() {
    const running = this.#running;
    const region = (): Region => this.#regions.at(-1) ?? 'main';
    this.#context = {
      get region() {
        return region();
      },
      get wordOffset() {
        return running.wordOffset;
      },
      get blockOffset() {
        return running.blockOffset;
      },
      addText: (text) => {
        for (const reader of this.#readers) reader.add(text);
      },
      collectText: (limit, done) => {
        if (this.#readers.length >= MAX_READERS) return;
        const text = new TextCollector(limit);
        const close = (): void => {
          this.#readers.splice(this.#readers.indexOf(text), 1);
          done(squeeze(text.consume()));
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
  /** Which attributes of an element that opens now are needed. */
  neededAttributes(name: string): 'all' | 'names' | 'none' {
    if (this.#skippedDepth > 0) return 'none';
    return HANDLERS.has(name) ? 'all' : 'names';
  }

  openTag(name: string, attributes: Attributes): void {
    this.#depth++;
    this.#nodes++;
    const kind = this.#skippedDepth > 0 ? undefined : ELEMENTS.get(name);
    this.#kinds.push(kind);
    if (this.#skippedDepth > 0) return;
    if (name === 'cite' && this.#inside.quote > 0) this.#endBlock();
    if (kind) this.#enter(kind);
    else if (name === 'span' && this.#afterSpan) this.#say(' ');
    this.#afterSpan = false;
    if (attributes !== NO_ATTRIBUTES || kind?.region) this.#note(name, kind, attributes);
    else if (kind === undefined && name.includes('-')) this.#watch(name, kind, attributes);
    if (kind?.isSkipped) this.#skippedDepth = this.#depth;
    HANDLERS.get(name)?.(this.#draft, attributes, this.#context);
  }

  closeTag(name: string): void {
    const kind = this.#kinds.pop();
    if (this.#running.counter !== '') this.#say(this.#running.consumeCounter());
    if (kind && this.#skippedDepth === 0) this.#leave(kind);
    while (this.#open[this.#open.length - 1]?.depth === this.#depth) this.#open.pop()?.close();
    if (this.#skippedDepth === this.#depth) this.#skippedDepth = 0;
    if (this.#draft.inHead && name === 'head') this.#draft.inHead = false;
    this.#afterSpan = name === 'span' && this.#skippedDepth === 0 && this.#running.endsInWord;
    this.#depth--;
  }

  text(chunk: string): void {
    if (this.#skippedDepth === 0) {
      this.#afterSpan = false;
      if (this.#running.counter !== '') {
        if (COUNTER_START.test(chunk)) return;
        this.#running.counter = '';
      }
      this.#say(chunk);
    } else {
      const last = this.#open.at(-1);
      if (last?.depth === this.#skippedDepth) last.text?.add(chunk);
    }
  }

  finish(isTruncated: boolean): Page {
    this.#endBlock();
    while (this.#open.length > 0) this.#open.pop()?.close();
    const {
      title,
      noscript,
      inHead: _inHead,
      fields: _fields,
      label: _label,
      jsonLdLength: _length,
      ...lists
    } = this.#draft;
    return {
      ...lists,
      title: title ?? '',
      noscript: noscript.trim(),
      itemTypes: this.#itemTypes,
      ids: this.#ids,
      blocks: this.#running.blocks(),
      wordCount: this.#running.words,
      nodeCount: this.#nodes,
      isTruncated,
    };
  }

  #say(chunk: string): void {
    this.#running.add(chunk, this.#inside.link > 0);
    for (const reader of this.#readers) reader.add(chunk);
  }

  #endBlock(): void {
    for (const reader of this.#readers) reader.add(' ');
    this.#running.endBlock(this.#regions.at(-1) ?? 'main', this.#inside);
  }

  #part({ separates }: ElementKind): void {
    if (separates === 'blocks') this.#endBlock();
    else if (separates === 'words') this.#say(' ');
  }

  #enter(kind: ElementKind): void {
    this.#part(kind);
    if (kind.separates === 'lines') {
      if (this.#running.endsLine()) this.#endBlock();
      else this.#say(' ');
    }
    if (kind.inside) this.#inside[kind.inside]++;
    if (kind.inside === 'link') this.#running.countLink();
    if (kind.level > 0) this.#running.level = kind.level;
  }

  #leave(kind: ElementKind): void {
    this.#part(kind);
    if (kind.inside) this.#inside[kind.inside]--;
    if (kind.level > 0) this.#running.level = 0;
  }

  /** Reads names and states that matter on any element. */
  #note(name: string, kind: ElementKind | undefined, attributes: Attributes): void {
    const { id, itemtype } = attributes;
    if (id !== undefined && this.#ids.size < MAX_IDS) this.#ids.add(id.slice(0, MAX_NAMES_LENGTH));
    if (itemtype && this.#itemTypes.length < MAX_ITEM_TYPES) this.#itemTypes.push(itemtype.slice(0, 200));
    if (name === 'body' || name === 'html') return;
    if (this.#open.length < MAX_OPEN) this.#watch(name, kind, attributes);
    const hint =
      kind?.isBox || name === 'span' ? this.#hints.interpret(attributes, kind?.isBox === true) : NO_HINT;
    const region = this.#regionOf(kind, attributes, hint);
    if (region && this.#regions.at(-1) !== 'hidden') {
      if (region === 'hidden') this.#endBlock();
      this.#regions.push(region);
      const close = (): void => {
        if (region === 'hidden') this.#endBlock();
        this.#regions.pop();
      };
      this.#open.push({ depth: this.#depth, close, text: null });
    }
    if (hint.isTestimonial && kind?.isBox) {
      this.#running.testimonialDepth++;
      this.#open.push({ depth: this.#depth, close: () => this.#running.testimonialDepth--, text: null });
    }
    if (!kind?.inside || kind.inside === 'item') this.#running.counter = counterOf(attributes);
  }

  /** Records a named box if it closes empty, because scripts may fill it. */
  #watch(name: string, kind: ElementKind | undefined, attributes: Attributes): void {
    const names = fillableNames(name, kind, attributes);
    if (names === undefined) return;
    const nodes = this.#nodes;
    const textCount = this.#running.textCount;
    const region = this.#regions.at(-1) ?? 'main';
    const close = (): void => {
      if (this.#nodes !== nodes || this.#running.textCount !== textCount) return;
      if (this.#draft.emptyElements.length < MAX_EMPTY) this.#draft.emptyElements.push({ names, region });
    };
    this.#open.push({ depth: this.#depth, close, text: null });
  }

  #regionOf(kind: ElementKind | undefined, attributes: Attributes, hint: NameHint): Region | undefined {
    if (hint.region === 'hidden' || isHidden(attributes)) return 'hidden';
    const named = attributes.role === undefined ? undefined : regionOfRole(attributes.role);
    // The footer of a quotation or a card is not the page's.
    const isWithin = kind?.region === 'footer' && (this.#inside.quote > 0 || this.#inside.article > 0);
    if (named || !kind?.isBox) return named ?? (isWithin ? undefined : (kind?.region ?? undefined));
    return (
      kind.region ?? (hint.region === 'nav' && this.#regions.includes('footer') ? undefined : hint.region)
    );
  }
}
