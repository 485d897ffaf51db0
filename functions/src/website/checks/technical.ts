import { type Check, fail, notApplicable, pass, quoteAs, warn } from './check.ts';
import { listPages } from './text-view.ts';

const isInsecure = (address: string): boolean => /^http:/i.test(address);

export const TECHNICAL_CHECKS: readonly Check[] = [
  {
    id: 'https',
    weight: 5,
    severity: 'high',
    run: ({ url }) => {
      const evidence = quoteAs('address', url.origin);
      return url.protocol === 'https:' ? pass(evidence) : fail(evidence);
    },
  },
  {
    id: 'viewport',
    weight: 3,
    severity: 'high',
    run: ({ page }) => {
      const viewport = page.meta.get('viewport');
      if (viewport === undefined) return fail({ kind: 'no-viewport' });
      const evidence = quoteAs('setting', viewport);
      if (!/width\s*=\s*device-width|^(?!.*width).*initial-scale/i.test(viewport)) return warn(evidence);
      const preventsZoom = /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0*)?(?:[^\d.]|$)/i.test(
        viewport,
      );
      return preventsZoom ? warn(evidence, 0.7) : pass(evidence);
    },
  },
  {
    id: 'mixed-content',
    weight: 1,
    severity: 'medium',
    run: (site) => {
      if (site.url.protocol !== 'https:') return notApplicable();
      const { scripts, resources, frames, images } = site.page;
      const styles = resources.filter(({ rel }) => rel.includes('stylesheet')).map(({ href }) => href);
      const insecureFile = [...scripts.map(({ src }) => src), ...styles, ...frames].find(isInsecure);
      const form = listPages(site)
        .flatMap(({ forms }) => forms)
        .find(({ action, region }) => region !== 'hidden' && isInsecure(action));
      if (form) return fail(quoteAs('insecure-form', form.action));
      if (insecureFile !== undefined) return fail(quoteAs('insecure', insecureFile));
      const insecureImage = images.find(({ src }) => isInsecure(src))?.src;
      return insecureImage === undefined ? pass() : warn(quoteAs('insecure', insecureImage));
    },
  },
];
