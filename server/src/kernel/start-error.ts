/** Thrown when the server or a command cannot start for a reason that the user can correct: the message tells them how in one sentence. */
export class StartError extends Error {}
