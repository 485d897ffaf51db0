/** Thrown by a read of the team's session after read access has ended. */
export class AccessEndedError extends Error {}
