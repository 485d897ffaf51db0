/**
 * Handles the newsletter form. Logs the email address and shows a thank-you; stores nothing (project specification,
 * section 7).
 */
const form = document.querySelector<HTMLFormElement>('[data-newsletter]');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const { missing, thanks } = form.dataset;
  const email = form.querySelector<HTMLInputElement>('[name=email]')?.value.trim();
  if (!email) return alert(missing);
  console.log(email);
  alert(thanks);
  form.reset();
});
