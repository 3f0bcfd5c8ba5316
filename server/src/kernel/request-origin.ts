/** Where a request comes from, as far as a login wants to know. */
export interface RequestOrigin {
  readonly ip: string;
  /** What the browser or program calls itself. */
  readonly userAgent?: string | undefined;
  /** The secret that the device was given at an earlier login, as sent. */
  readonly deviceToken?: string | undefined;
}
