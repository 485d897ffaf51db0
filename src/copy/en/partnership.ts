export const partnership = {} as const;
