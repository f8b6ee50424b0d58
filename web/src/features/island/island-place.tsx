import deeds from './deeds.module.css'
import { IslandDrawing } from './island-drawing.tsx'
import map from './island-map.module.css'
import screen from './island-screen.module.css'

/** The island before anything is known of who looks at it, where it will be. */
export const IslandPlace = () => (
  <div className={screen.screen} data-register="child" aria-hidden="true">
    <div className={screen.greeting} />
    <div className={deeds.deeds}>
      <span className={deeds.deed} />
    </div>
    <div className={map.sea} data-empty>
      <div className={map.map}>
        <IslandDrawing className={map.drawing} />
      </div>
    </div>
    <div className={screen.shelf} />
  </div>
)
