/** An e-mail address with the name of its owner. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A complete mail, with its body as HTML and as plain text. */
export interface Mail {
  /** The type of mail, e.g. `reservation-received-customer`: for the log and the file name, without personal data. */
  readonly kind: string;
  /** Unchanged when the mail is sent again, so that mail programs can detect duplicates. */
  readonly key: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  /** Where answers go, if not to `from`. */
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

// One plain address, without characters that could end a header or add a recipient.
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

/** Tells whether a text is one address that a mail can be sent to. */
export function isMailAddress(text: string | null | undefined): text is string {
  return text != null && text.length <= 254 && ADDRESS.test(text);
}
