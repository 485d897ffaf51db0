export const wizard = {} as const;
