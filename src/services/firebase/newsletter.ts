/** The newsletter's calls. Page scripts load them on a click, so that no page or island carries them. */
import {
  answerNewsletterLink,
  type NewsletterLinkAnswer,
  type NewsletterRequest,
  requestNewsletter,
} from '../../contract/newsletter/newsletter.ts';
import { config } from './built-config.ts';
import { call } from './calls.ts';

export const sendRequest = (request: NewsletterRequest) => call(config, requestNewsletter, request);
export const sendLinkAnswer = (answer: NewsletterLinkAnswer) => call(config, answerNewsletterLink, answer);
