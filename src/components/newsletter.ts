/**
 * Handles the newsletter form. Logs the email address and shows a thank-you; stores nothing (project specification,
 * section 7).
 */
const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
// An extension may replace the field.
const findField = () => form?.querySelector<HTMLInputElement>('[name=email]');

// The browser refuses invisible characters in an address. Without cleanLine(), which would make this script a request.
form?.addEventListener('input', () => {
  const field = findField();
  if (field) field.value = field.value.replace(/\p{C}/gu, '').trim();
});

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const { missing, thanks } = form.dataset;
  const email = findField()?.value.trim();
  if (!email) return alert(missing);
  console.log(email);
  alert(thanks);
  form.reset();
});
