import { listProgress, PATH_END_AT, pathProgress } from './progress.ts';

/** Draws the path by script where the browser cannot tie an animation to scrolling. Returns what to do on scroll. */
export function pathDrawer(): () => void {
  const section = document.querySelector<HTMLElement>('.how');
  const stage = section?.querySelector<HTMLElement>('.stage');
  if (!section || !stage || CSS.supports('animation-timeline: view()')) return () => {};
  return () => {
    const list = section.getBoundingClientRect();
    const path = stage.getBoundingClientRect();
    section.style.setProperty('--list-done', `${listProgress(list.top, list.height, innerHeight)}`);
    section.style.setProperty('--path-drawn', `${pathProgress(path.top, path.height, innerHeight)}`);
  };
}

/** Hides the end of the path until 80 percent are scrolled; from then on it stays. Returns what to do on scroll. */
export function pathEnd(): () => void {
  const stage = document.querySelector<HTMLElement>('.how .stage');
  const end = stage?.querySelector<SVGElement>('.end');
  if (!stage || !end) return () => {};
  end.setAttribute('data-reached', 'no');
  return () => {
    const { top, height } = stage.getBoundingClientRect();
    if (pathProgress(top, height, innerHeight) >= PATH_END_AT) end.setAttribute('data-reached', 'yes');
  };
}
