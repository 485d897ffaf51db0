import { findServiceByUrl, type ServiceKind } from './services.ts';

/** Libraries that decorate, count or draw. They act on their own classes and data attributes only. */
const LIBRARY = new RegExp(
  [
    '(?:font-?awesome/[\\w.-]{1,20}/js/|polyfill|cdn\\.tailwindcss|recaptcha|kit\\.fontawesome|plausible|goatcounter|umami)',
    '/(?:jquery(?:[.-](?:migrate|easing|waypoints?|counterup|lazy|ui|validate|sticky|appear|nicescroll))*' +
      '|bootstrap(?:\\.bundle)?|popper|aos|wow|font-?awesome|gsap|scrolltrigger|tweenmax|swiper(?:-bundle)?|slick' +
      '|lucide|feather|ionicons|html5shiv|respond|modernizr[\\w.-]{0,20}|materialize|flatpickr|scrollreveal|typed' +
      '|particles|lottie(?:-player)?|masonry|isotope|imagesloaded|g?lightbox|fancybox|magnific-popup|owl\\.carousel' +
      '|waypoints|counterup|moment|chart|leaflet|three|(?:vanilla-)?tilt|splide|flickity|glide|tiny-slider|rellax' +
      '|parallax|lenis|countup|purecounter|anime|headroom|sweetalert2?|toastr|browser|breakpoints|skel' +
      '|jqBootstrapValidation)' +
      '(?:[.-]?v?[\\d.]+)?(?:[.-](?:umd|esm|slim|pkgd|bundle|all|min))*\\.js',
    '(?:unpkg\\.com|jsdelivr\\.net/npm)/(?:@emailjs/browser|lucide|aos|swiper|bootstrap|feather-icons|ionicons|gsap|flatpickr|scrollreveal|typed\\.js|glightbox|three|chart\\.js)(?:@[^/]{1,20})?(?:$|[/?])',
  ].join('|'),
  'i',
);
const HARMLESS_KINDS: readonly ServiceKind[] = [
  'analytics',
  'ads',
  'tag-manager',
  'video',
  'reviews',
  'consent',
];
const HARMLESS_SERVICES: readonly string[] = ['Calendly', 'Google Maps', 'Google reCAPTCHA', 'Font Awesome'];

/** Whether a script never handles a plain form, link or button by itself. */
export function isHarmless(src: string): boolean {
  const address = src.trim().slice(0, 300);
  const service = findServiceByUrl(address);
  return (
    LIBRARY.test(address) ||
    (service !== undefined &&
      (HARMLESS_KINDS.includes(service.kind) || HARMLESS_SERVICES.includes(service.name)))
  );
}
