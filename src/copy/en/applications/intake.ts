/** What the server says of an application that it does not take; the form puts "Error: " before it. */
export const intake = {
  callerLimit:
    'We’ve received too many applications from your connection. Your text is still here. Please try again in {wait}.',
  emailLimit:
    'We’ve already received several applications from this email address. Your text is still here. You can try again in {wait}.',
  wait: { minutes: '{minutes} minutes', hours: '{hours} hours' },
  idTaken:
    'You’ve already sent this application, and it was changed or deleted since. To apply again, please change its text.',
  failed: 'We couldn’t save your application. Your text is still here. Please try again.',
} as const;
