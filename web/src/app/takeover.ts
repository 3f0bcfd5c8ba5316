/** The programs of a page that the server drew, in the order in which they are run; the application itself is the last. */
export interface PagePrograms {
  files: string[];
  /** Whoever enters the page is logged out, be it that they leave before any program runs. */
  forgetsLogin: boolean;
}

declare global {
  interface Window {
    /** Set where a page came drawn: to be called once React has taken it over. */
    takenOver?: () => void;
  }
}
