/** @typedef {{ passed: number, failed: number, failures: string[] }} Tally `failures` names what failed, for the end of the output. */

/** @param {Tally[]} tallies */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** @param {Tally} tally */
export function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
