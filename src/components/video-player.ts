/** Puts the player in the place of its picture, once it is pressed. */
const link = document.querySelector('[data-play]');

link?.addEventListener('click', (event) => {
  const template = link.nextElementSibling;
  const player = template instanceof HTMLTemplateElement && template.content.firstElementChild;
  if (!(player instanceof HTMLElement)) return;
  event.preventDefault();
  link.replaceWith(player);
  player.focus();
});
