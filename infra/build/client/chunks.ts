// What travels together is compressed together. Left alone, the bundler makes sixty small files of what every
// signed-in page loads; these are five, by how often they change.

/** The landing page has these too, and should load nothing more with them. */
const LANDING =
  /ui\/(base|button|badge|art\/)|i18n\/(language|landing)|lib\/storage|lucide-react|react-(slot|compose-refs)/

const group = (name: string, ...of: readonly RegExp[]) => ({
  name,
  test: (id: string) => of.some(part => part.test(id)) && !LANDING.test(id),
})

/** The bundler's `codeSplitting`. */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    group('react', /node_modules\/(react|react-dom|scheduler)\//),
    group(
      'amplify',
      /node_modules\/(@aws-amplify|aws-amplify|@aws-crypto|js-cookie|tslib)\//,
      // The other parts are for the voice's way to Amazon Transcribe.
      /node_modules\/@smithy\/(?!core\/dist-es\/submodules\/(event-streams|serde|checksum))/,
    ),
    // What the landing page loads when it is first needed.
    group(
      'overlays',
      /node_modules\/@radix-ui\/react-(?!menu|popover|popper|dropdown|roving|arrow|switch|tabs)/,
      /node_modules\/(@radix-ui\/primitive|aria-hidden)\//,
      /ui\/(dialog|icon|icon-button|toast)\./,
    ),
    group(
      'libraries',
      /node_modules\/(@floating-ui|get-nonce|html-parse-stringify|i18next|react-|use-|uuid|void-elements|zod)/,
      /node_modules\/@radix-ui\/react-(?!switch|tabs)/,
      /node_modules\/@tanstack\/(?!.*[iI]nfiniteQuery)/,
    ),
    {
      name: 'common',
      test: /ui\/(button|badge)\.|ui\/art\/(logo|flower|coqui)\.|i18n\/language\.|lib\/storage|react-(slot|compose-refs)|lucide-react\/dist\/esm\/(shared|context|Icon|createLucideIcon)/,
    },
    group(
      'frame',
      /web\/src\/app\/(frame\/|routes\/[\w-]+\.ts$|(error-screen|guard|home-context|load-screen|loading|no-access|page|prefetch.*|root|router|routes|use-screen)\.)/,
      /web\/src\/lib\/(?!content|google|quiz|recognition|use-voice|word-pace)/,
      /web\/src\/i18n\/(speak|language-switch|relative-time)/,
      /web\/src\/offline\//,
      /web\/src\/ui\/(drawer|menu|popover|progress-bar|skeleton|visually-hidden)\./,
      /web\/src\/features\/(activity|coins|experience|live|streaks)\//,
      /web\/src\/features\/notifications\/(bell|notification-words|use-notifications)/,
      /web\/src\/features\/(onboarding\/completed|identity\/(codes\/pending-code|accounts\/unproven))/,
      /shared\/(activity|coins|experience|kernel|live|notifications|streaks)\//,
    ),
  ],
}
