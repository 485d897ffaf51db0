import { addScriptedBox, createDraft, type Draft, type ElementContext, HANDLERS } from './draft.ts';
import { type Attributes, ELEMENTS, type ElementKind, findRegionByRole, type Inside } from './elements.ts';
import { isHandler } from './fields.ts';
import { COUNTER_START, findCounterTarget, getFillableNames } from './filled-later.ts';
import { Hints, isHidden, type NameHint, NO_HINT } from './hints.ts';
import type { Page, PageElement, Region } from './page.ts';
import { RunningText } from './running-text.ts';
import { decodeAddress, squeeze, TextCollector } from './text.ts';

interface OpenElement {
  readonly depth: number;
  readonly close: () => void;
  readonly text: TextCollector | null;
}

const MAX_ITEM_TYPES = 500;
const MAX_IDS = 20_000;
const MAX_ATTRIBUTES = 30;
const MAX_EMPTY = 200;
const MAX_COMMENTS = 200;
const MAX_COMMENT = 1_000;
/** Maximum texts collected at a time; links inside headings inside quotations need three. */
const MAX_TEXT_COLLECTORS = 20;
const MAX_NAMES_LENGTH = 300;
const MAX_OPEN = 600;
const LIST_PART = /^(?:ul|ol|li)$/;

const RELEVANT_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['class', 'id', 'role', 'itemtype', 'itemprop', 'hidden', 'style', 'w3-include-html', 'shadowrootmode'],
]);

export const NO_ATTRIBUTES: Attributes = {};

export const isRelevantAttribute = (attribute: string): boolean =>
  RELEVANT_ATTRIBUTES.has(attribute) || attribute.startsWith('data-') || isHandler(attribute);

/** Builds a {@link Page} from the parser's events. */
export class PageCollector {
  readonly #draft: Draft = createDraft();
  readonly #itemTypes: string[] = [];
  readonly #ids = new Set<string>();
  readonly #hints = new Hints();
  readonly #context: ElementContext;
  readonly #runningText = new RunningText();
  readonly #open: OpenElement[] = [];
  readonly #textCollectors: TextCollector[] = [];
  readonly #regions: Region[] = [];
  /** Kinds of the open elements, outermost first, so that closing one needs no lookup. */
  readonly #kinds: (ElementKind | undefined)[] = [];
  readonly #inside: Record<Inside, number> = { link: 0, item: 0, quote: 0, form: 0, article: 0, address: 0 };
  /** Names and attributes of the open elements, and their descriptions once somebody asked for them. */
  readonly #names: string[] = [];
  readonly #attributes: Attributes[] = [];
  readonly #elements: PageElement[] = [];
  #depth = 0;
  #nodes = 0;
  /** Opened elements other than those of an empty list. */
  #parts = 0;
  /** Depth of the element whose content is skipped; 0: none. */
  #skippedDepth = 0;
  #afterSpan = false;

  constructor() {
    const running = this.#runningText;
    const region = (): Region => this.#regions.at(-1) ?? 'main';
    this.#context = {
      get region() {
        return region();
      },
      get blockOffset() {
        return running.blockOffset;
      },
      getElement: () => this.#describe(this.#depth - 1),
      addId: (id) => this.#addId(id),
      addText: (text) => {
        for (const reader of this.#textCollectors) reader.add(text);
      },
      collectText: (limit, done) => {
        if (this.#textCollectors.length >= MAX_TEXT_COLLECTORS) return;
        const text = new TextCollector(limit);
        const close = (): void => {
          this.#textCollectors.splice(this.#textCollectors.indexOf(text), 1);
          done(squeeze(text.consume()));
        };
        this.#textCollectors.push(text);
        this.#onClose(close, text);
      },
    };
  }

  get depth(): number {
    return this.#depth;
  }
  get nodes(): number {
    return this.#nodes;
  }
  neededAttributes(name: string): 'all' | 'names' | 'none' {
    if (this.#skippedDepth > 0) return 'none';
    return HANDLERS.has(name) ? 'all' : 'names';
  }

  openTag(name: string, attributes: Attributes): void {
    this.#depth++;
    this.#nodes++;
    if (!LIST_PART.test(name)) this.#parts++;
    const kind = this.#skippedDepth > 0 ? undefined : ELEMENTS.get(name);
    this.#kinds.push(kind);
    this.#names.push(name);
    this.#attributes.push(attributes);
    if (this.#skippedDepth > 0) return;
    if (attributes.itemprop === 'author' || (name === 'cite' && this.#inside.quote > 0))
      this.#separateSource();
    if (kind) this.#enter(kind);
    else if (name === 'span' && this.#afterSpan) this.#addText(' ');
    this.#afterSpan = false;
    if (attributes !== NO_ATTRIBUTES || kind?.region) this.#readAttributes(name, kind, attributes);
    else if (kind === undefined && name.includes('-')) this.#watchForContent(name, kind, attributes);
    if (kind?.isBox) {
      const outer = this.#elements[this.#depth - 2];
      if (outer) outer.holdsBox = true;
    }
    const address = attributes['data-cfemail'];
    if (address) this.#addText(decodeAddress(address));
    if (address || (kind?.isSkipped && attributes.shadowrootmode === undefined))
      this.#skippedDepth = this.#depth;
    const handler = HANDLERS.get(name);
    handler?.(this.#draft, attributes, this.#context);
    // A box to click on may send the form.
    if (!handler && this.#draft.fields && attributes.onclick !== undefined)
      addScriptedBox(this.#draft, this.#context);
  }

  closeTag(name: string): void {
    const kind = this.#kinds.pop();
    if (this.#runningText.counter !== '') this.#addText(this.#runningText.consumeCounter());
    if (kind && this.#skippedDepth === 0) this.#leave(kind);
    while (this.#open[this.#open.length - 1]?.depth === this.#depth) this.#open.pop()?.close();
    if (this.#skippedDepth === this.#depth) this.#skippedDepth = 0;
    this.#afterSpan = name === 'span' && this.#skippedDepth === 0 && this.#runningText.endsInWord;
    this.#depth--;
    this.#names.pop();
    this.#attributes.pop();
    if (this.#elements.length > this.#depth) this.#elements.length = this.#depth;
  }

  text(chunk: string): void {
    if (this.#skippedDepth === 0) {
      this.#afterSpan = false;
      if (this.#runningText.counter !== '') {
        if (COUNTER_START.test(chunk)) return;
        this.#runningText.counter = '';
      }
      this.#addText(chunk);
    } else {
      const last = this.#open.at(-1);
      if (last?.depth === this.#skippedDepth) last.text?.add(chunk);
    }
  }

  comment(text: string): void {
    const { comments } = this.#draft;
    if (comments.length < MAX_COMMENTS) comments.push(text.slice(0, MAX_COMMENT));
  }

  finish(isTruncated: boolean): Page {
    this.#endBlock();
    while (this.#open.length > 0) this.#open.pop()?.close();
    const {
      title,
      noscript,
      fields: _fields,
      label: _label,
      jsonLdLength: _length,
      codeLength: _codeLength,
      ...lists
    } = this.#draft;
    return {
      ...lists,
      title: title ?? '',
      noscript: noscript.trim(),
      itemTypes: this.#itemTypes,
      ids: this.#ids,
      blocks: this.#runningText.blocks(),
      wordCount: this.#runningText.words,
      isTruncated,
    };
  }

  #onClose(close: () => void, text: TextCollector | null = null): void {
    this.#open.push({ depth: this.#depth, close, text });
  }

  #addId(id: string): void {
    if (this.#ids.size < MAX_IDS) this.#ids.add(id.slice(0, MAX_NAMES_LENGTH).toLowerCase());
  }

  /** The open element at this index, and those around it. */
  #describe(index: number): PageElement {
    for (let i = this.#elements.length; i <= index; i++) {
      const attributes = this.#attributes[i] ?? NO_ATTRIBUTES;
      this.#elements.push({
        name: this.#names[i] ?? '',
        id: (attributes.id ?? '').slice(0, MAX_NAMES_LENGTH),
        classes: (attributes.class ?? '').slice(0, MAX_NAMES_LENGTH),
        attributes: Object.keys(attributes).slice(0, MAX_ATTRIBUTES),
        parent: this.#elements[i - 1] ?? null,
      });
    }
    return this.#elements[index] ?? { name: '', id: '', classes: '', attributes: [], parent: null };
  }

  /** Separates the source of a quotation, so that it is a block of its own. */
  #separateSource(): void {
    this.#endBlock(true);
    if (this.#open.length < MAX_OPEN) this.#onClose(() => this.#endBlock());
  }

  #addText(chunk: string): void {
    this.#runningText.add(chunk, this.#inside.link > 0);
    for (const reader of this.#textCollectors) reader.add(chunk);
  }

  /** @param opened whether an element that opens now ends the block, so that it does not contain the block */
  #endBlock(opened = false): void {
    for (const reader of this.#textCollectors) reader.add(' ');
    const index = this.#depth - (opened ? 2 : 1);
    this.#runningText.endBlock(this.#regions.at(-1) ?? 'main', this.#inside, () => this.#describe(index));
  }

  #separate({ separates }: ElementKind, opened = false): void {
    if (separates === 'blocks') this.#endBlock(opened);
    else if (separates === 'words') this.#addText(' ');
  }

  #enter(kind: ElementKind): void {
    this.#separate(kind, true);
    if (kind.separates === 'lines' && !this.#runningText.endsInAddress) {
      // The lines of an address belong together.
      if (this.#runningText.addLineBreak() && this.#inside.address === 0) this.#endBlock(true);
      else this.#addText(' ');
    }
    if (kind.inside) this.#inside[kind.inside]++;
    if (kind.inside === 'link') this.#runningText.countLink();
    if (kind.level > 0) this.#runningText.level = kind.level;
  }

  #leave(kind: ElementKind): void {
    this.#separate(kind);
    if (kind.inside) this.#inside[kind.inside]--;
    if (kind.level > 0) this.#runningText.level = 0;
  }

  #readAttributes(name: string, kind: ElementKind | undefined, attributes: Attributes): void {
    const { id, itemtype } = attributes;
    if (id !== undefined) this.#addId(id);
    if (itemtype && this.#itemTypes.length < MAX_ITEM_TYPES) this.#itemTypes.push(itemtype.slice(0, 200));
    if (name === 'body' || name === 'html') return;
    if (this.#open.length < MAX_OPEN) this.#watchForContent(name, kind, attributes);
    const hint =
      kind?.isBox || name === 'span' ? this.#hints.interpret(attributes, kind?.isBox === true) : NO_HINT;
    const region = this.#findRegion(kind, attributes, hint);
    if (region && this.#regions.at(-1) !== 'hidden') {
      if (region === 'hidden') this.#endBlock(true);
      this.#regions.push(region);
      this.#onClose(() => {
        if (region === 'hidden') this.#endBlock();
        this.#regions.pop();
      });
    }
    if (hint.isTestimonial && kind?.isBox) {
      this.#runningText.testimonialDepth++;
      this.#onClose(() => this.#runningText.testimonialDepth--);
    }
    if (!kind?.inside || kind.inside === 'item') this.#runningText.counter = findCounterTarget(attributes);
  }

  /** Records a named box if it is empty when it closes, because scripts may fill it. */
  #watchForContent(name: string, kind: ElementKind | undefined, attributes: Attributes): void {
    const names = getFillableNames(name, kind, attributes);
    if (names === undefined) return;
    const parts = this.#parts;
    const textCount = this.#runningText.textCount;
    const region = this.#regions.at(-1) ?? 'main';
    this.#onClose(() => {
      if (this.#parts !== parts || this.#runningText.textCount !== textCount) return;
      if (this.#draft.emptyElements.length < MAX_EMPTY) this.#draft.emptyElements.push({ names, region });
    });
  }

  #findRegion(kind: ElementKind | undefined, attributes: Attributes, hint: NameHint): Region | undefined {
    if (hint.region === 'hidden' || isHidden(attributes)) return 'hidden';
    const regionByRole = attributes.role === undefined ? undefined : findRegionByRole(attributes.role);
    // The footer of a quotation or a card is not the page's.
    const isNestedFooter = kind?.region === 'footer' && (this.#inside.quote > 0 || this.#inside.article > 0);
    if (regionByRole || !kind?.isBox)
      return regionByRole ?? (isNestedFooter ? undefined : (kind?.region ?? undefined));
    return (
      kind.region ?? (hint.region === 'nav' && this.#regions.includes('footer') ? undefined : hint.region)
    );
  }
}
