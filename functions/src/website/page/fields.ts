import { anyOf, beginningWith, exactly } from '../words/patterns.ts';
import type { Attributes } from './elements.ts';
import { isHidden } from './hints.ts';
import type { PageField, PageForm, Region } from './page.ts';

const MAX_NAME_LENGTH = 300;
const TRAP = anyOf('field-traps', 'i');

/** @param label text of the label before the field */
export function createField(kind: string, attributes: Attributes, region: Region, label: string): PageField {
  const { type, name, id, placeholder, 'aria-label': ariaLabel, tabindex, class: classes } = attributes;
  const names = [name, id, placeholder, ariaLabel].filter((part) => part !== undefined).join(' ');
  const isTrap =
    TRAP.test(`${names} ${classes ?? ''}`.slice(0, MAX_NAME_LENGTH)) ||
    (tabindex === '-1' && type !== 'submit');
  return {
    name: (name ?? '').slice(0, MAX_NAME_LENGTH),
    max: attributes.max?.slice(0, 20),
    value: (attributes.value ?? '').slice(0, MAX_NAME_LENGTH),
    type: kind === 'input' ? (type ?? 'text').toLowerCase() : kind,
    label: (label || placeholder || ariaLabel || '').trim().slice(0, MAX_NAME_LENGTH),
    searchText: `${names} ${label}`.trim().toLowerCase().slice(0, MAX_NAME_LENGTH),
    hidden: isTrap || isHidden(attributes) || region === 'hidden',
  };
}

/** Attributes that open a dialog, or that scripts assemble an address from: data-user, data-mail-domain. */
const OPENING = beginningWith('opening-attributes', '');

/** Attributes that run a script: onclick, and those of frameworks, such as @click, x-on:submit, hx-post, wire:click. */
const HANDLER = exactly('handler-attributes', '');

/** Replaces the name of a handler that only cancels: nothing happens on a click or submit. */
export const BLOCKED = 'blocked';
const CANCELS =
  /^(?:javascript:)?\s{0,5}(?:event\.preventDefault\(\)|return(?:\s|\()\s{0,5}false\)?)\s{0,5};?\s{0,5}(?:return false;?)?$/i;
export const isBlocking = (name: string, value: string): boolean =>
  (name === 'onsubmit' || name === 'onclick') && CANCELS.test(value.trim().slice(0, 80));

export const isHandler = (attribute: string): boolean => HANDLER.test(attribute);

export const hasHandler = (attributes: Attributes): boolean => Object.keys(attributes).some(isHandler);

export const toMethod = (method = ''): PageForm['method'] => {
  const name = method.trim().toLowerCase();
  return name === 'post' || name === 'dialog' ? name : 'get';
};

/** Whether a script handles the click instead of a link to another page. */
export const opensByScript = (attributes: Attributes): boolean =>
  Object.keys(attributes).some((name) => OPENING.test(name) || isHandler(name));

/** The visible label, or an icon's accessible name. */
export const getLabel = (text: string, { 'aria-label': ariaLabel, title }: Attributes): string =>
  (text.length > 2 ? text : (ariaLabel ?? (text || (title ?? '')))).slice(0, MAX_NAME_LENGTH);
