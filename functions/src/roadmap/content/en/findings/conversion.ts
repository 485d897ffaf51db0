import type { FindingTextsOf } from '../../../engine/content.ts';

export const conversion = {
  'call-to-action': {
    fail: 'your website doesn’t tell visitors what to do next',
    warn: 'your website only hints at what visitors should do next',
  },
  'call-to-action-early': {
    fail: 'your homepage doesn’t offer a next step at the top',
    warn: 'visitors have to scroll on your homepage to find the next step',
  },
  booking: {
    fail: 'visitors can’t book a meeting on your website',
    warn: 'booking a meeting on your website takes extra steps',
  },
  'contact-form': {
    fail: 'your website has no contact form',
    warn: 'your homepage has no contact form, only a link',
  },
  'form-length': {
    fail: 'your form asks for far too much',
    warn: 'your form asks for more than you need at first',
  },
  email: {
    fail: 'your website shows no email address',
    warn: 'visitors can’t click your email address',
  },
  phone: {
    fail: 'your website shows no phone number',
    warn: 'your website has a chat link instead of a phone number',
  },
  pricing: {
    fail: 'your website says nothing about prices',
    warn: 'your website only hints at your prices',
  },
} satisfies FindingTextsOf;
