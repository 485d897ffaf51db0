/**
 * Handles the newsletter form. Logs the email address and shows a thank-you; stores nothing (project specification,
 * section 7).
 */
const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
const input = form?.querySelector('input');

// The browser refuses invisible characters in an address. Without cleanLine(), which would make this script a request.
input?.addEventListener('input', () => {
  input.value = input.value.replace(/\p{C}/gu, '').trim();
});

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const { missing, thanks } = form.dataset;
  const email = input?.value.trim();
  if (!email) return alert(missing);
  console.log(email);
  alert(thanks);
  form.reset();
});
