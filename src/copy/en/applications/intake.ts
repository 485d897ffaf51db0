/** What the server says of an application that it does not take; the form puts "Error: " before it. */
export const intake = {
  callerLimit:
    'We’ve received too many applications from your internet connection. Please try again in {wait}. Your text is still here.',
  wait: { minutes: '{minutes} minutes', hours: '{hours} hours' },
  idTaken:
    'You already sent us this application, and it has been changed or deleted since then. To apply again, please change something in the form first.',
  failed: 'We couldn’t save your application. Please try again. Your text is still here.',
} as const;
