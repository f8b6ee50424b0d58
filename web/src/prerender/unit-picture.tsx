import { Scene } from '#web/ui/art/scenes/scene.tsx'

/** The scene of a city; of two that San Juan has, the walls. */
export const UnitPicture = ({ city }: { readonly city: string }) => <Scene city={city} category="history" />
