/** Replaces the poster with the player on click. */
const link = document.querySelector('[data-play]');

link?.addEventListener('click', (event) => {
  const template = link.nextElementSibling;
  const player = template instanceof HTMLTemplateElement && template.content.firstElementChild;
  if (!(player instanceof HTMLElement)) return;
  event.preventDefault();
  link.replaceWith(player);
  player.focus();
});
