/** The scripts of a page rendered by the server, in the order in which they run; the application itself is the last. */
export interface PagePrograms {
  files: string[];
  /** What is removed from local storage: visiting the page may log the visitor out, even if they leave before any script runs. */
  forgets: readonly string[];
}

declare global {
  interface Window {
    /** Set if the page was rendered by the server: called once React has hydrated it. */
    takenOver?: () => void;
  }
}
