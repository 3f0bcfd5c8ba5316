/** The server or a command cannot start for a reason that whoever started it can mend: the message is one sentence for them. */
export class StartError extends Error {}
