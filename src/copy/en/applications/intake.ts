/** What the server says of an application that it does not take; the form puts "Error: " before it. */
export const intake = {
  callerLimit:
    'Many applications have come from your connection. Your text is still here; please send it again in {wait}.',
  emailLimit:
    'Several applications have come with this email address. Your text is still here; you can send it again in {wait}.',
  wait: { minutes: '{minutes} minutes', hours: '{hours} hours' },
  idTaken:
    'This application has been here before and was changed or deleted since. To apply again, please change its text.',
  failed: 'Your application could not be stored. Your text is still here; please try again.',
} as const;
