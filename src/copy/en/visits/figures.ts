/** The team's screen of what was counted; what is counted has its words in `visits`. */
export const figures = {
  screens: { label: 'Dashboard sections', applications: 'Applications', visits: 'Visits', log: 'Log' },
  title: 'Visits',
  loading: 'Loading visits...',
  failed: 'We couldn’t load the visits.',
  retry: 'Try again',
  empty: 'No visits in this period yet.',
  off: 'Counting is turned off in the site’s settings. Earlier counts stay here until they expire.',
  dropped:
    'Events not counted in this period: {n}. Either a single connection sent too many, or the database rejected them.',
  older: 'Older applications are still loading, so these numbers may not include all approvals yet.',
  span: { label: 'Period', days: 'Days', weeks: 'Weeks' },
  deleted:
    'We no longer count applications that have since been deleted. Here’s how many are missing: {periods}.',
  stages: {
    visit: 'Landing page visits',
    check: 'Business checks started',
    result: 'Results viewed',
    booking: 'Booking link clicks',
    application: 'Applications',
    approval: 'Approved so far',
  },
  funnel: 'From visit to approval',
  sources: '{period}: where they came from',
  campaign: 'Campaign',
  step: 'Step',
  share: 'Per 100 visits',
  compared: {
    days: { running: 'Today so far', before: 'A week ago' },
    weeks: { running: 'This week so far', before: 'Same days last week' },
  },
  course: { days: 'The last {n} days', weeks: 'The last {n} weeks' },
  /** What rows of a course are. */
  unit: { days: 'Day', weeks: 'Week' },
  csv: 'Save as CSV',
  csvFile: 'visits',
  csvHeader: { from: 'From', to: 'To', language: 'Language', campaign: 'Campaign', all: 'All' },
} as const;
