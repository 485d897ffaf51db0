/** Line icons on a 24-unit grid, drawn for this project. They are decorative: always show text next to them. */
const PATHS = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  clock: 'M12 7.500v4.800l3 1.700M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.6 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.3-1.100M9.9 9.900a3 3 0 0 0 4.2 4.2',
  info: 'M12 11v5.5M12 7.6v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.6l-1.2 1.1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.6l1.2-1.1',
  mail: 'M4 6h16v12H4zM4 7.5l8 5.500 8-5.500',
  minus: 'M6 12h12',
  pencil: 'M14.5 6.5 5 16v3.5h3.5L18 10m-3.5-3.5L17 4l3.5 3.5L18 10m-3.5-3.5L18 10',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20a7.5 7.5 0 0 1 15 0',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  restart: 'M5 12a7 7 0 1 0 2.2-5.1L5 9m0-5v5h5',
  warning:
    'M12 9.5v4.2m0 3v.1M10.6 4.3 2.9 18a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0Z',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
