/** The newsletter box, which carries its texts: an address is logged and thanked for, and stored nowhere (specification, 7). */
const form = document.querySelector<HTMLFormElement>('[data-newsletter]');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const { missing, thanks } = form.dataset;
  const email = form.querySelector('input')?.value.trim();
  if (!email) return alert(missing);
  console.log(email);
  alert(thanks);
  form.reset();
});
