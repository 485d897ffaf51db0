import type { FindingTextsOf } from '../../../engine/content.ts';

export const conversion = {
  'call-to-action': {
    fail: 'your website never asks visitors to do anything',
    warn: 'your website is vague about the next step',
    pass: 'your website asks clearly for the next step',
  },
  'call-to-action-early': {
    fail: 'the top of your homepage offers no next step',
    warn: 'the next step comes late on your homepage',
    pass: 'your homepage offers the next step right at the top',
  },
  booking: {
    fail: 'nobody can book a meeting on your website',
    warn: 'booking a meeting on your website takes extra steps',
    pass: 'visitors can book a meeting on your website',
  },
  'contact-form': {
    fail: 'your website has no contact form',
    warn: 'your homepage has no contact form, only a link',
    pass: 'your website has a contact form',
  },
  'form-length': {
    fail: 'your form asks for far too much on first contact',
    warn: 'your form asks for more than a first contact needs',
    pass: 'your form asks only for what a first contact needs',
  },
  email: {
    fail: 'your website shows no email address',
    warn: 'your email address isn’t a link',
    pass: 'your website shows an email address',
  },
  phone: {
    fail: 'your website shows no phone number',
    warn: 'your phone number can’t be tapped to call',
    pass: 'your website shows a phone number',
  },
  pricing: {
    fail: 'your website says nothing about prices',
    warn: 'your website only hints at your prices',
    pass: 'your website mentions prices',
  },
} satisfies FindingTextsOf;
