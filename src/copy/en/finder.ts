export const finder = {} as const;
