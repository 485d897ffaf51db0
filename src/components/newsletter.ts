/**
 * Handles the newsletter form. Logs the email address and shows a thank-you; stores nothing (project specification,
 * section 7).
 */
const form = document.querySelector<HTMLFormElement>('[data-newsletter]');

// The browser refuses invisible characters in an address. Without cleanLine(), which would make this script a request.
form?.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const cleaned = target.value.replace(/\p{C}/gu, '').trim();
  if (cleaned !== target.value) target.value = cleaned;
});

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const { missing, thanks } = form.dataset;
  const email = form.querySelector('input')?.value.trim();
  if (!email) return alert(missing);
  console.log(email);
  alert(thanks);
  form.reset();
});
