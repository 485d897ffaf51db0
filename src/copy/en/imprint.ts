export const imprint = {} as const;
