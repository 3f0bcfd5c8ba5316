/** Where a request comes from, as recorded with a login. */
export interface RequestOrigin {
  readonly ip: string;
  /** The User-Agent header. */
  readonly userAgent?: string | undefined;
  /** The secret that the device received at an earlier login, as sent. */
  readonly deviceToken?: string | undefined;
}
