/** What routes, events and live messages of the contract say about themselves, each on lines of its own. */
const ABOUT = /^(\s+about:\s*)('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?=,$)/gm

/** The sources of the contract. */
export const CONTRACT = /\/shared\/.+\.ts$/

/**
 * A source of the contract without what is told of it: that is for the documents that are made of it, and nothing that
 * runs says it. Each line keeps its number.
 */
export const untold = (source: string): string => source.replace(ABOUT, "$1''")
