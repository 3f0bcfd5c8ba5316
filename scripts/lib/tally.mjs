/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {Tally[]} tallies */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

/** @param {Tally} tally */
export function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
