/** The only model of this machine, which is none: rules write. */
export const RULES_MODEL = 'coqui.rules-v1'
