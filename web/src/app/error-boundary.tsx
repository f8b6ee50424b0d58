import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorScreen } from './error-screen.tsx'
import { forgetLost } from './late-part.tsx'

interface ErrorBoundaryProps {
  readonly inFrame?: boolean
  readonly children: ReactNode
}

/** Shows what broke instead of what is in it. */
export const ErrorBoundary = (props: ErrorBoundaryProps) => <Boundary {...props} at={useLocation().key} />

interface BoundaryProps extends ErrorBoundaryProps {
  /** Where one is: what broke elsewhere may be whole here. */
  readonly at: string
}
type State = { readonly broken: false } | { readonly broken: true; readonly error: unknown }

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { broken: false }

  static getDerivedStateFromError(error: unknown): State {
    return { broken: true, error }
  }

  override componentDidUpdate({ at }: BoundaryProps) {
    if (at === this.props.at || !this.state.broken) return
    forgetLost()
    this.setState({ broken: false })
  }

  override render() {
    const { inFrame = false, children } = this.props
    return this.state.broken ? <ErrorScreen error={this.state.error} inFrame={inFrame} /> : children
  }
}
